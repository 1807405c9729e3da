import { readDialect as readDialectText } from '../spec/dialect.ts';
import type { Dialect } from '../spec/dialect-points.ts';

/** The dialect of a file, such as `learn` writes: its text, or what JSON.parse made of that. */
export const readDialect = (file: string | object): Dialect =>
  readDialectText(typeof file === 'string' ? file : JSON.stringify(file), 'given to readDialect');
