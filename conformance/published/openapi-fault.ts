/** Edge: asks swagger-parser, which is loaded when a document is to be compared. */

/** Why a text of JSON is no OpenAPI document; undefined where it is one. */
export type FindOpenApiFault = (text: string) => Promise<string | undefined>;

const mostCharacters = 5_000_000;

/** What swagger-parser holds against a document of bounded size; references to elsewhere are not followed. */
export const findOpenApiFault: FindOpenApiFault = async (text) => {
  if (text.length > mostCharacters) return `it has more than ${mostCharacters / 1e6} million characters`;
  const { default: SwaggerParser } = await import('@apidevtools/swagger-parser');
  try {
    await new SwaggerParser().resolve(JSON.parse(text), { resolve: { external: false } });
    return undefined;
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
    return `it is not an OpenAPI document: ${reason}`;
  }
};
