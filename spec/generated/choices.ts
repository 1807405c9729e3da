// Generated from spec/openapi.yaml and spec/clauses.yaml by `npm run generate`. Do not edit.
import type { AgentStatus, AccessLevel, Protocol, ProtectionStatus, TrustStage } from './types.ts';

/** Every AgentStatus (3.1), in the contract's order. */
export const agentStatuses = ['draft', 'creating', 'active', 'under_review', 'deprecated', 'archived', 'pending', 'rejected'] as const satisfies readonly AgentStatus[];

/** Every AccessLevel (2.1), in the contract's order. */
export const accessLevels = ['black_box', 'grey_box', 'white_box'] as const satisfies readonly AccessLevel[];

/** Every Protocol (2.1), in the contract's order. */
export const protocols = ['chat_completions', 'a2a'] as const satisfies readonly Protocol[];

/** Every ProtectionStatus (3.2), in the contract's order. */
export const protectionStatuses = ['unprotected', 'configured', 'guarded'] as const satisfies readonly ProtectionStatus[];

/** Every TrustStage (3.3), in the contract's order. */
export const trustStages = ['registered', 'tested', 'hardened', 'trusted', 'optimized', 'adapted'] as const satisfies readonly TrustStage[];
