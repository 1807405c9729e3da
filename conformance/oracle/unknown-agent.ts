/** An agent that nobody named need not exist: what is answered for it then is not shown (4.1, 4.3). */
export const isNotFound = (status: number): boolean => status === 404 || status === 410;

/** What may be answered to the right request for an agent that nobody named: it need not be ours either. */
export const mayAnswerUnknownAgent = (status: number): boolean =>
  status === 200 || status === 401 || status === 403 || isNotFound(status);
