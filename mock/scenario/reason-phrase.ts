/** What a deployment says with a status (RFC 9110, 15); no table of node's, so that it runs in a browser. */
const phrases: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Not authenticated',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  408: 'Request Timeout',
  409: 'Conflict',
  410: 'Gone',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  423: 'Locked',
  428: 'Precondition Required',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

export const reasonOf = (status: number): string => phrases[status] ?? `Status ${status}`;
