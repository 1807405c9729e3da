import type { FormOf } from '../../run/wire-form.ts';
import { planChunks } from './chunk-forms.ts';
import { joinBytes, partsOf, printParts, type RawPlan, type RawRequest, withLength } from './raw-request.ts';
import { printExpecting } from './slow-forms.ts';

type PipelinedForm = FormOf<'pipelining'>;

const readings = 3;

/** A GET with the headers of the request, but for those of its body: it changes nothing. */
function printReading(request: RawRequest): Uint8Array {
  const headers = Object.entries(request.headers).filter(([name]) => !name.startsWith('content-'));
  return printParts(
    partsOf({
      ...request,
      method: 'GET',
      target: request.reading,
      headers: Object.fromEntries(headers),
      body: new Uint8Array(),
    }),
  );
}

function bytesAhead(
  form: Exclude<PipelinedForm, 'pipelined-first' | 'pipelined-last'>,
  request: RawRequest,
): readonly Uint8Array[] {
  switch (form) {
    case 'behind-extension':
      return planChunks('chunk-extension', request).writes.map(({ bytes }) => bytes);
    case 'behind-trailer':
      return planChunks('chunk-trailer', request).writes.map(({ bytes }) => bytes);
    case 'behind-expect':
      return [printExpecting(request)];
  }
}

/** A request among others on one connection (RFC 9112, 9.3.2): answers come in the order of the requests. */
export function planPipelined(form: PipelinedForm, request: RawRequest): RawPlan {
  const plain = printParts(withLength(partsOf(request)));
  if (form !== 'pipelined-first' && form !== 'pipelined-last')
    return {
      writes: [{ bytes: joinBytes(...bytesAhead(form, request), plain) }],
      methods: [request.method, request.method],
      at: 1,
    };
  const others = Array.from({ length: readings }, () => printReading(request));
  const isLast = form === 'pipelined-last';
  const methods = others.map(() => 'GET');
  return {
    writes: [{ bytes: joinBytes(...(isLast ? [...others, plain] : [plain, ...others])) }],
    methods: isLast ? [...methods, request.method] : [request.method, ...methods],
    at: isLast ? readings : 0,
  };
}
