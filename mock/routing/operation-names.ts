/** The operations of the contract, by their name in the kit. */
export const operationNames = ['readEvolutionStatus', 'createGenome', 'updateAgent', 'listAgents'] as const;

export type OperationName = (typeof operationNames)[number];

export const isOperationName = (name: string): name is OperationName =>
  operationNames.some((one) => one === name);
