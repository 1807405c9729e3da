import type { ErrorSituation } from './dialect-examples.ts';
import type { PointId } from './dialect-points.ts';

/** The point of the dialect that decides how a request is refused, and whose questions show it. */
export const pointOfSituation: Readonly<Record<ErrorSituation, PointId>> = {
  unauthenticated: 'auth',
  unknownPath: 'unknown-path',
  otherMethod: 'other-method',
  unknownAgentOnUpdate: 'unknown-agent-on-update',
  unknownAgentOnStatus: 'unknown-agent-on-status',
  badUuidOnUpdate: 'bad-uuid-on-update',
  rejectedUpdate: 'rejected-update',
  malformedBody: 'malformed-body',
  missingBody: 'missing-body',
  otherContentType: 'other-content-type',
  refusedStatusMove: 'status-moves',
  refusedProtectionMove: 'protection-moves',
  frozenAgent: 'status-moves',
  simultaneousUpdate: 'simultaneous-updates',
  takenName: 'unique-names',
  refusedList: 'list-path',
};
