/** The 35 fields of an agent (2.1) as the page groups them. */
export const fieldGroups: readonly { readonly name: string; readonly fields: readonly string[] }[] = [
  {
    name: 'Identity',
    fields: [
      'agent_name',
      'status',
      'purpose',
      'hub',
      'id',
      'team_id',
      'created_by',
      'created_at',
      'updated_at',
    ],
  },
  { name: 'Model', fields: ['model_name', 'protocol', 'agent_system_prompt'] },
  { name: 'Access', fields: ['agent_url', 'api_key', 'access_level', 'rate_limit_requests_per_minute'] },
  { name: 'Protection', fields: ['protection_status', 'guard_config_id', 'guard_manually_configured'] },
  {
    name: 'Trust',
    fields: [
      'trust_stage',
      'trusted_at',
      'ttt_days',
      'test_score',
      'last_tested_by',
      'last_evaluated_at',
      'evaluated_harnesses',
    ],
  },
  {
    name: 'Objects',
    fields: [
      'agent_params',
      'mcp_config',
      'delegated_agents',
      'white_box_config',
      'agent_metadata',
      'import_metadata',
      'capabilities',
      'skills',
      'latest_evaluation',
    ],
  },
];
