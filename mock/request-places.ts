import type { MockRequest } from './exchange.ts';
import type { GivenPlaces } from './fill-example.ts';

/** What a request gives to fill in, wherever it leads. */
export const placesOf = ({ method, target }: MockRequest): GivenPlaces => ({
  method,
  path: target.split('?', 1)[0] ?? '',
});
