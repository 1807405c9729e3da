/** What is called so may be a secret that nobody told the kit of. */
const secretName = /(?:^|[_-])(?:key|token|secret|password|credentials?|authorization|cookie)$/i;

export const isSecretName = (name: string): boolean => secretName.test(name);
