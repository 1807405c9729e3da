/** The colour of a status; 0 stands for no answer. */
export function statusTone(status: number): 'passed' | 'drift' | 'should' | 'failed' {
  if (status === 0 || status >= 500) return 'failed';
  if (status >= 400) return 'should';
  return status >= 300 ? 'drift' : 'passed';
}
