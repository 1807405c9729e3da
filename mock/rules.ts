import type { Dialect } from '../spec/dialect-points.ts';
import { createFindRoute, type FindRoute } from './route.ts';
import type { Parse } from './validate/fault.ts';
import { createUpdateParser, type ParseUpdate } from './validate/update-body.ts';
import { uuidParser } from './validate/uuid.ts';

/** What a dialect makes of the contract, worked out once. */
export interface Rules {
  readonly findRoute: FindRoute;
  readonly parseUuid: Parse;
  readonly parseUpdate: ParseUpdate;
}

/** The rules of a dialect. */
export function createRules(dialect: Dialect): Rules {
  return {
    findRoute: createFindRoute(dialect),
    parseUuid: uuidParser(dialect['uuid-spellings']),
    parseUpdate: createUpdateParser(dialect),
  };
}
