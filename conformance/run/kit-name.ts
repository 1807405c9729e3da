/** The name of the kit: that of the package, of the program, and in what it writes. */
export const kitName = 'agent-console-kit';
