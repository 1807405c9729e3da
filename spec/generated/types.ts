// Generated from spec/openapi.yaml and spec/clauses.yaml by `npm run generate`. Do not edit.
/** Where an agent stands in its life. Which moves are allowed is not shown. */
export type AgentStatus = 'draft' | 'creating' | 'active' | 'under_review' | 'deprecated' | 'archived' | 'pending' | 'rejected';

/** How deep an agent may be looked into: `black_box` by its URL only, `grey_box` by its configuration, `white_box` by its source code. */
export type AccessLevel = 'black_box' | 'grey_box' | 'white_box';

/** How one talks to an agent. */
export type Protocol = 'chat_completions' | 'a2a';

/** How far an agent's protection is. */
export type ProtectionStatus = 'unprotected' | 'configured' | 'guarded';

/** How far an agent is trusted. An update cannot set it. */
export type TrustStage = 'registered' | 'tested' | 'hardened' | 'trusted' | 'optimized' | 'adapted';

/** Parameters of the model. */
export interface AgentParams {
  [key: string]: unknown;
}

/** Proxy configuration for the Model Context Protocol. */
export interface MCPConfig {
  [key: string]: unknown;
}

/** An agent to which work may be handed on. */
export interface DelegatedAgent {
  [key: string]: unknown;
}

/** How the source code of an agent is reached. */
export interface WhiteBoxConfig {
  [key: string]: unknown;
}

/** Data for display and organization. */
export interface AgentMetadata {
  [key: string]: unknown;
}

/** How an agent was imported. */
export interface ImportMetadata {
  [key: string]: unknown;
}

/** What an agent is able to do, as flags. */
export interface AgentCapabilities {
  [key: string]: unknown;
}

/** One skill of an a2a agent, in one of two object shapes. */
export interface AgentSkill {
  [key: string]: unknown;
}

/** Scores of the latest completed evaluation. */
export interface AgentLatestEvaluation {
  [key: string]: unknown;
}

/** A registered AI agent and its configuration. */
export interface Agent {
  /** Identifies the agent. */
  id: string;
  /** What the agent is called. */
  agent_name: string;
  /** The model behind the agent. */
  model_name: string;
  /** The team that owns the agent. */
  team_id: string;
  /** The user who registered it. */
  created_by: string;
  /** When it was registered. */
  created_at: number;
  /** When it was last updated. */
  updated_at: number;
  /** Where the agent is reached. */
  agent_url?: string | null;
  /** The hub the agent comes from. */
  hub?: string;
  /** Secret that opens the agent; stored in the configuration itself. */
  api_key?: string | null;
  /** The agent's instructions. */
  agent_system_prompt?: string | null;
  /** How many requests a minute the agent takes. */
  rate_limit_requests_per_minute?: number;
  status?: AgentStatus;
  access_level?: AccessLevel;
  /** Parameters of the model, if any are set. */
  agent_params?: AgentParams | null;
  /** Proxy configuration for the Model Context Protocol, if there is one. */
  mcp_config?: MCPConfig | null;
  /** The agents to which this one may hand on work. */
  delegated_agents?: DelegatedAgent[];
  /** How the source code is reached, if it is. */
  white_box_config?: WhiteBoxConfig | null;
  /** Data for display and organization, if there is any. */
  agent_metadata?: AgentMetadata | null;
  /** What the agent is for. */
  purpose?: string | null;
  protocol?: Protocol;
  /** The score of the last test, a decimal number in text form. */
  test_score?: string | null;
  /** Who tested it last. */
  last_tested_by?: string | null;
  /** The harnesses it was evaluated with. */
  evaluated_harnesses?: string[] | null;
  /** When it was last evaluated. */
  last_evaluated_at?: number | null;
  protection_status?: ProtectionStatus;
  trust_stage?: TrustStage;
  /** When it became trusted. */
  trusted_at?: number | null;
  /** Days it took to become trusted. */
  ttt_days?: number | null;
  /** The guard configuration that protects it. */
  guard_config_id?: string | null;
  /** Whether a person configured the guard. */
  guard_manually_configured?: boolean;
  import_metadata?: ImportMetadata;
  capabilities?: AgentCapabilities;
  /** The skills of an a2a agent. */
  skills?: AgentSkill[];
  /** Scores of the latest evaluation; in the list only when `include_scores` is true. */
  latest_evaluation?: AgentLatestEvaluation | null;
}

/** What an update may carry. Every field may be left out, and every field may be null. */
export interface AgentUpdate {
  /** Where the agent stands in its life. */
  status?: AgentStatus | null;
  /** What the agent is called. */
  agent_name?: string | null;
  /** Where the agent is reached. */
  agent_url?: string | null;
  /** The model behind the agent. */
  model_name?: string | null;
  /** Secret that opens the agent; stored in the configuration itself. */
  api_key?: string | null;
  /** The agent's instructions. */
  agent_system_prompt?: string | null;
  /** The hub the agent comes from. */
  hub?: string | null;
  /** How many requests a minute the agent takes. */
  rate_limit_requests_per_minute?: number | null;
  /** How deep the agent may be looked into. */
  access_level?: AccessLevel | null;
  /** Parameters of the model. */
  agent_params?: AgentParams | null;
  /** Proxy configuration for the Model Context Protocol. */
  mcp_config?: MCPConfig | null;
  /** The agents to which this one may hand on work. */
  delegated_agents?: DelegatedAgent[] | null;
  /** How the source code is reached. */
  white_box_config?: WhiteBoxConfig | null;
  /** Data for display and organization. */
  agent_metadata?: AgentMetadata | null;
  /** What the agent is for. */
  purpose?: string | null;
  /** How one talks to the agent. */
  protocol?: Protocol | null;
  /** The score of the last test. */
  test_score?: string | number | null;
  /** Who tested it last. */
  last_tested_by?: string | null;
  /** The harnesses it was evaluated with. */
  evaluated_harnesses?: string[] | null;
  /** When it was last evaluated. */
  last_evaluated_at?: number | null;
  /** How far the protection is. */
  protection_status?: ProtectionStatus | null;
  /** The guard configuration that protects it. */
  guard_config_id?: string | null;
  /** Whether a person configured the guard. */
  guard_manually_configured?: boolean | null;
}

/** A genome to seed, in any shape. */
export interface Genome {
  [key: string]: unknown;
}

/** The answer to a seeded genome, in any shape. */
export interface GenomeCreated {
  [key: string]: unknown;
}

/** The evolution proposal status of an agent, in any shape. */
export interface EvolutionStatus {
  [key: string]: unknown;
}

/** One fault of a request. */
export interface ValidationError {
  /** The way to the faulty input. */
  loc: (string | number)[];
  /** What is wrong, for people. */
  msg: string;
  /** What is wrong, for programs. */
  type: string;
  /** The faulty input itself. Not of the contract; FastAPI has it. */
  input?: unknown;
  /** What the input was held against. Not of the contract; FastAPI has it. */
  ctx?: { [key: string]: unknown };
}

/** Why a request did not pass validation. */
export interface HTTPValidationError {
  /** The faults. */
  detail?: ValidationError[];
}

/** An error of a status that the contract does not show (7): FastAPI's own have a text in `detail`. */
export interface OtherError {
  detail?: string;
  [key: string]: unknown;
}

/** Every operation by path and method, in the shape that openapi-fetch takes. */
export interface paths {
  '/v1/evolution/status/{agent_id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: {
      parameters: { query?: never; header?: never; path: { agent_id: string }; cookie?: never };
      requestBody?: never;
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/json': EvolutionStatus } };
        422: { headers: { [name: string]: unknown }; content: { 'application/json': HTTPValidationError } };
        default: { headers: { [name: string]: unknown }; content: { 'application/json': OtherError } };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/genomes/': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: {
      parameters: { query?: never; header?: never; path?: never; cookie?: never };
      requestBody: { content: { 'application/json': Genome } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/json': GenomeCreated } };
        422: { headers: { [name: string]: unknown }; content: { 'application/json': HTTPValidationError } };
        default: { headers: { [name: string]: unknown }; content: { 'application/json': OtherError } };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/genomes': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: {
      parameters: { query?: never; header?: never; path?: never; cookie?: never };
      requestBody: { content: { 'application/json': Genome } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/json': GenomeCreated } };
        422: { headers: { [name: string]: unknown }; content: { 'application/json': HTTPValidationError } };
        default: { headers: { [name: string]: unknown }; content: { 'application/json': OtherError } };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/agent-configurations/{id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put: {
      parameters: { query?: never; header?: never; path: { id: string }; cookie?: never };
      requestBody: { content: { 'application/json': AgentUpdate } };
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/json': Agent } };
        422: { headers: { [name: string]: unknown }; content: { 'application/json': HTTPValidationError } };
        default: { headers: { [name: string]: unknown }; content: { 'application/json': OtherError } };
      };
    };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/agent-configurations': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: {
      parameters: { query?: { include_scores?: boolean }; header?: never; path?: never; cookie?: never };
      requestBody?: never;
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/json': Agent[] } };
        default: { headers: { [name: string]: unknown }; content: { 'application/json': OtherError } };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}

/** Every schema by name, in the shape that openapi-fetch takes. */
export interface components {
  schemas: {
    AgentStatus: AgentStatus;
    AccessLevel: AccessLevel;
    Protocol: Protocol;
    ProtectionStatus: ProtectionStatus;
    TrustStage: TrustStage;
    AgentParams: AgentParams;
    MCPConfig: MCPConfig;
    DelegatedAgent: DelegatedAgent;
    WhiteBoxConfig: WhiteBoxConfig;
    AgentMetadata: AgentMetadata;
    ImportMetadata: ImportMetadata;
    AgentCapabilities: AgentCapabilities;
    AgentSkill: AgentSkill;
    AgentLatestEvaluation: AgentLatestEvaluation;
    Agent: Agent;
    AgentUpdate: AgentUpdate;
    Genome: Genome;
    GenomeCreated: GenomeCreated;
    EvolutionStatus: EvolutionStatus;
    ValidationError: ValidationError;
    HTTPValidationError: HTTPValidationError;
  };
}
