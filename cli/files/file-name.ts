/** Whether what the user gave is a file: a name has neither point nor slash. */
export const isFileName = (given: string): boolean => /[./\\]/.test(given);
