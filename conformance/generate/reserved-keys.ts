import { wordList } from '../../spec/word-list.ts';

/** Keys that databases, languages and frameworks use for themselves; in an object of a client they are keys like any other. */
export const reservedKeys: readonly string[] = [
  ...wordList`
    id _id ID uuid pk rowid key keys value values items data type class name order group index table select
    from where user default null true created_at updated_at version _rev __v _type @type @class @id $id $ref
    $set $where $schema #text self this new delete function return import def lambda length size toString
    valueOf hasOwnProperty isPrototypeOf prototype agent_id genome_id toJSON then __class__ __dict__ __init__
    copy json dict model_config model_fields schema status detail error message a.b a[0]
  `,
  ...['a b', 'a/b', 'a~b', '', ' ', '0', '-1', '1.5', '"', '\\', "'", '`', '\n', '\t'],
  ...['<b>', '%s', '{{x}}', '\u0024{x}', 'é', 'e\u0301', '中', '😀', 'ключ', '\u200b', '\ufeff'],
  ...wordList`cls args kwargs async parent generation fitness payload body fields get pop update request`,
];
