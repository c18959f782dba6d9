import type { ModuleTables } from '#kernel/server';

export const platformTables: ModuleTables = {
  tables: [
    'connections',
    'contradiction_looks',
    'contradictions',
    'export_jobs',
    'notifications',
    'presence',
    'system_errors',
    'update_reads',
    'user_saved_filters',
    'user_table_settings',
    'webhook_deliveries',
  ],
  personal: [{ table: 'notifications', of: ['object_id', 'recipient_id'], goes: true }],
  shows: [
    'platform_countries',
    'platform_ended_tenants',
    'platform_feedback',
    'platform_matter_types',
    'platform_notifications',
    'platform_scheme_accreditations',
    'platform_scheme_states',
    'platform_schemes',
    'platform_setting_at',
    'platform_subscriptions',
    'platform_tenants',
    'platform_values',
  ],
};
