/** Statuses that an answer can have at will: those before are no answers yet. */
export const statusRange = { from: 200, to: 599 } as const;

export const isAnswerable = (status: number): boolean =>
  Number.isInteger(status) && status >= statusRange.from && status <= statusRange.to;

/** HTTP gives these answers no body (RFC 9110, 6.4.1 and 15.3.6). */
export const hasNoBody = (status: number): boolean => status === 204 || status === 205 || status === 304;
