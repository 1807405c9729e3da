import { printJson } from '../../spec/json-print.ts';
import { isJsonObject, type JsonObject } from '../../spec/json-value.ts';
import { type BodyReading, emptyBody, missingBody, refuseMissingBody } from '../body/read-body.ts';
import { validationError } from '../errors/validation-error.ts';
import { jsonResponse, type MockResponse } from '../exchange.ts';
import { fillObject, type GivenPlaces } from '../fill-example.ts';
import { forwardGenome } from '../forwarding/forwarded-request.ts';
import { withId } from '../state/genome-store.ts';
import type { World } from '../state/world.ts';
import type { Fault } from '../validate/fault.ts';

function faultOf(reading: BodyReading): Fault {
  if (reading.is === 'absent' || (reading.is === 'json' && reading.value === null))
    return missingBody(reading, { body: 'genome' });
  const input = reading.is === 'json' ? reading.value : reading.is === 'text' ? reading.text : null;
  const msg = 'Input should be a valid dictionary';
  const sort: Pick<Fault, 'sort'> = reading.is === 'text' ? { sort: 'uncalled' } : {};
  return { type: 'dict_type', loc: ['body'], msg, input, ...sort, body: 'genome' };
}

/** 2.3: what is answered is not shown; the dialect may have an example. */
function answerOf(world: World, id: string, genome: JsonObject): JsonObject {
  const { example } = world.dialect.examples?.genome ?? {};
  return example === undefined ? { genome_id: id, echo: genome } : fillObject(example, { genome }, world);
}

/** 4.2: takes any JSON object and answers its id. */
export function createGenome(world: World, sent: BodyReading, places: GivenPlaces): MockResponse {
  const status = world.dialect['missing-genome'];
  const reading = sent.is === 'absent' && status === 'accept' ? emptyBody : sent;
  if (reading.is === 'absent' && status !== 422 && status !== 'accept')
    return refuseMissingBody(world, status, places);
  const genome = reading.is === 'json' ? reading.value : null;
  if (!isJsonObject(genome)) return validationError([faultOf(reading)], world, places);
  if (world.forwardsEvolution) return forwardGenome(printJson(genome));
  const id = world.genomes.idFor(genome, world.random.uuid());
  // Where the dialect has an example, what is answered has another id in it, if any.
  const kept = world.dialect.examples?.genome === undefined ? withId(genome, id) : genome;
  world.genomes.add(id, kept, printJson(kept));
  return jsonResponse(200, printJson(answerOf(world, id, genome)));
}
