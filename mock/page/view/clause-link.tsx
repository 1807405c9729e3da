import { printRoute } from '../page-route.ts';

/** Leads to a clause or a section of the contract; every clause that the page names is one of these. */
export function ClauseLink({ place }: { readonly place: string }) {
  const [section, word = ''] = place.split('/');
  const text = word === '' ? `contract ${section}` : `${section} ${word.replaceAll('-', ' ')}`;
  return (
    <a class="clause" href={printRoute({ view: 'contract', place })}>
      {text}
    </a>
  );
}
