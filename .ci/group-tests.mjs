/** Memory, environment and fetch are of a process: a test that measures, sets or takes them over has one of its own. */
const measuresTheProcess = (text) =>
  /memoryUsage|setupServer|process\.on\(|globalAgent|loadedModules|process\.env\[.*\] = /.test(text);

/** What a file takes that is not known to take long. */
const usualSeconds = 0.3;
/** So many groups for each that runs at a time: enough for the last ones to end together. */
const groupsForEach = 2;

/** Deals files to few groups of about the same length, the longest first; what measures its process is alone. */
export function groupTests(files, { known, read, atATime }) {
  const secondsOf = (file) => known[file] ?? usualSeconds;
  const isAlone = (file) => measuresTheProcess(read(file));
  const groups = Array.from({ length: atATime * groupsForEach }, () => ({ files: [], seconds: 0 }));
  const shared = files
    .filter((file) => !isAlone(file))
    .sort((left, right) => secondsOf(right) - secondsOf(left));
  for (const file of shared) {
    const shortest = groups.reduce((least, group) => (group.seconds < least.seconds ? group : least));
    shortest.files.push(file);
    shortest.seconds += secondsOf(file);
  }
  const alone = files.filter(isAlone).map((file) => ({ files: [file], seconds: secondsOf(file) }));
  return [...groups, ...alone]
    .filter((group) => group.files.length > 0)
    .sort((left, right) => right.seconds - left.seconds)
    .map((group) => group.files);
}
