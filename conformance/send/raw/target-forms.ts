import type { FormOf } from '../../run/wire-form.ts';
import { partsOf, planOf, printParts, type RawPlan, type RawRequest, withLength } from './raw-request.ts';

type TargetForm = FormOf<'odd-target'>;

const targets: Readonly<Record<TargetForm, (request: RawRequest) => string>> = {
  'target-absolute': ({ origin, target }) => origin + target,
  'target-fragment': ({ target }) => `${target}#kit`,
  'target-space': ({ target }) => `${target} kit`,
  'target-bytes': ({ target }) => `${target}\u00ff\u00fe`,
  'target-backslash': ({ target }) => `${target}\\kit`,
  'target-no-slash': ({ target }) => target.slice(1),
  'target-long': ({ target }) => `${target}${target.includes('?') ? '&' : '?'}kit=${'x'.repeat(70_000)}`,
};

/** Targets that RFC 9112, 3.2 has for proxies, or not at all; each still begins with the path that was asked for. */
export const planTarget = (form: TargetForm, request: RawRequest): RawPlan =>
  planOf(request, printParts(withLength(partsOf({ ...request, target: targets[form](request) }))));
