import type { Environment } from '../../conformance/send/proxy.ts';
import { tokenIn } from './target-arguments.ts';

/** Where a url comes from, and whether somebody gave a token with it. */
export interface TokenUse {
  /** The file that the url comes from; undefined where the command line gives it. */
  readonly urlFrom: string | undefined;
  readonly token: string | undefined;
}

/** Whether the token of the environment is kept back: nobody said that it is for a url that stands in a file. */
const isTokenKept = ({ urlFrom, token }: TokenUse, environment: Environment): boolean =>
  urlFrom !== undefined && token === undefined && tokenIn(environment) !== undefined;

/** The environment without a token that is kept back. */
export function withoutKeptToken(use: TokenUse, environment: Environment): Environment {
  const { AGENT_CONSOLE_TOKEN: _, ...others } = environment;
  return isTokenKept(use, environment) ? others : environment;
}

/** One line that says so, where it is; `remedy` says how to send it. */
export const tellKeptToken = (use: TokenUse, environment: Environment, remedy: string): string =>
  isTokenKept(use, environment)
    ? `AGENT_CONSOLE_TOKEN is not sent, because the url comes from ${use.urlFrom}. To send it, ${remedy}.\n`
    : '';
