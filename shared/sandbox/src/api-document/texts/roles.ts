import { createCampaign, endCampaign, getCampaign, listCampaigns } from '@console/contract'
import { seedId } from '../../seed/ids.ts'
import type { ResourceTexts } from './resource-texts.ts'

const ESCALATION = { permission_escalation: 'The role has, or would get, keys that the caller lacks.' } as const

export const roleTexts: ResourceTexts<'roles'> = {
  tag: 'What members can do. The provider’s own roles cannot be changed.',
  calls: {
    'roles.list': {
      summary: 'List roles',
      description: 'Those of the provider and those that the publisher created.',
      query: { q: 'Part of the name.', is_original: '`true` for the provider’s roles, `false` for the publisher’s own.' },
    },
    'roles.create': {
      summary: 'Create a role',
      description: 'Only with keys that the caller holds.',
      wrong: { '/body/permissions': 'min_items' },
      problems: ESCALATION,
    },
    'roles.get': { summary: 'Read a role', description: 'With the number of members who hold it.' },
    'roles.update': {
      summary: 'Change a role',
      description: 'Takes effect on the next call of each member who holds it.',
      wrong: { '/body/name': 'required' },
      problems: {
        ...ESCALATION,
        role_is_original: 'The role is one of the provider’s.',
        last_administrator: 'No one would be left who can change roles and members.',
      },
    },
    'roles.delete': {
      summary: 'Delete a role',
      description: 'Its name can be used again.',
      problems: {
        ...ESCALATION,
        role_in_use: 'A member holds the role, or an invitation that can still be accepted gives it.',
      },
    },
  },
  entities: {
    Role: {
      description: 'What its holders can do.',
      example: {
        id: seedId('role', 5),
        name: 'Quản lý chiến dịch',
        description: 'Creates and ends campaigns.',
        permissions: [listCampaigns, getCampaign, createCampaign, endCampaign].map(({ access }) => access.any_of[0]),
        users_count: 0,
      },
      fields: {
        is_original: 'Whether it is one of the provider’s own.',
        permissions: 'Keys from ref.permissions.',
        users_count: { type: 'integer', minimum: 0, description: 'Members who hold it.' },
      },
    },
    RoleWrite: {
      description: 'What a role is made of.',
      fields: { name: 'Unique within the publisher, regardless of case.' },
    },
  },
}
