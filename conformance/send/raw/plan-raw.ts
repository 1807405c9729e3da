import { isOfFamily, traitsOf, type WireForm } from '../../run/wire-form.ts';
import { planChunks } from './chunk-forms.ts';
import { planHead } from './head-forms.ts';
import { planPipelined } from './pipelined-forms.ts';
import { partsOf, planOf, printParts, type RawPlan, type RawRequest } from './raw-request.ts';
import { planSlowly } from './slow-forms.ts';
import { planTarget } from './target-forms.ts';

/** What is written to the wire for a request in a form, byte for byte. */
export function planRaw(form: WireForm, request: RawRequest): RawPlan {
  // There is nothing to put otherwise: it goes as a client sends it.
  if (traitsOf(form).needsBody && request.body.length === 0)
    return planOf(request, printParts(partsOf(request)));
  if (isOfFamily(form, 'pipelining')) return planPipelined(form, request);
  if (isOfFamily(form, 'slow-bytes')) return planSlowly(form, request);
  if (isOfFamily(form, 'chunk-oddities')) return planChunks(form, request);
  if (isOfFamily(form, 'odd-target')) return planTarget(form, request);
  return planHead(form, request);
}
