import type { Mutant } from '../mutant.ts'

export const moneyMutants: readonly Mutant[] = [
  {
    promise: 'The reward secret is read with the integration key alone',
    file: 'shared/sandbox/src/routes/applications/policy.ts',
    name: 'mayReadSecret',
    wrong: () => () => true,
    test: 'shared/sandbox/src/routes/applications/applications.test.ts',
  },
  {
    promise: 'Nobody can guess a reward secret',
    file: 'mfe-applications/src/applications/integration/reward-secret.ts',
    name: 'BYTES',
    wrong: () => 8,
    test: 'mfe-applications/src/applications/integration/reward-secret.test.ts',
  },
  {
    promise: 'A reward secret that is withheld stays as it is',
    file: 'mfe-applications/src/applications/integration/integration-values.ts',
    name: 'integrationValuesOf',
    wrong: (right) => (application) => ({ ...right(application), reward_secret: application.integration_info?.reward_secret ?? '' }),
    test: 'mfe-applications/src/applications/integration/integration-values.test.ts',
  },
  {
    promise: 'The file of a configuration holds no reward secret',
    file: 'mfe-applications/src/applications/live-mode/configuration.ts',
    name: 'configurationText',
    wrong:
      (right) =>
      async (application, ...rest) =>
        JSON.stringify({ ...JSON.parse(await right(application, ...rest)), integration_info: application.integration_info }),
    test: 'mfe-applications/src/applications/live-mode/live-mode.test.tsx',
  },
  {
    promise: 'A Firebase config that holds a secret is refused',
    file: 'shared/contract/src/firebase-secrets.ts',
    name: 'secretIn',
    wrong: () => () => undefined,
    test: 'shared/contract/src/firebase.test.ts',
  },
  {
    promise: 'Another language’s decimal point is never taken for a group',
    file: 'shared/forms/src/fields/number-text.ts',
    name: 'decimalIn',
    wrong:
      (right) =>
      (plain, ...rest) =>
        right(plain, ...rest) ?? (/^\d+\.\d+$/.test(plain) ? plain : undefined),
    test: 'shared/forms/src/fields/number-text.test.ts',
  },
  {
    promise: 'A copied campaign is inactive',
    file: 'mfe-campaigns/src/campaigns/duplicate.ts',
    name: 'duplicateOf',
    wrong:
      (right) =>
      (campaign, ...rest) => ({ ...right(campaign, ...rest), status: campaign.status }),
    test: 'mfe-campaigns/src/campaigns/duplicate.test.ts',
  },
  {
    promise: 'What is copied with a campaign is inactive',
    file: 'mfe-campaigns/src/campaigns/copy/adapt.ts',
    name: 'adapt',
    wrong:
      (right) =>
      (original, ...rest) => ({ ...right(original, ...rest), status: original.status }),
    test: 'mfe-campaigns/src/campaigns/copy/copy-plan.test.ts',
  },
  {
    promise: 'An ended campaign can only be deleted',
    file: 'shared/sandbox/src/routes/campaigns/policy.ts',
    name: 'requireAction',
    wrong:
      (right) =>
      (member, access, campaign, ...rest) =>
        right(member, access, { ...campaign, status: 'active' }, ...rest),
    test: 'shared/sandbox/src/routes/campaigns/campaigns.test.ts',
  },
  {
    promise: 'The same values sent again carry the same key',
    file: 'shared/forms/src/idempotency.ts',
    name: 'keyFor',
    wrong: () => () => crypto.randomUUID(),
    test: 'shared/forms/src/idempotency.test.ts',
  },
  {
    promise: 'What was refused may be sent again as a new request',
    file: 'shared/forms/src/idempotency.ts',
    name: 'failed',
    wrong: () => () => {},
    test: 'shared/forms/src/idempotency.test.ts',
  },
  {
    promise: 'A key of idempotency belongs to one body',
    file: 'shared/sandbox/src/http/idempotency.ts',
    name: 'once',
    wrong:
      (right) =>
      (services, request, ...rest) =>
        right(services, { ...request, body: '' }, ...rest),
    test: 'shared/sandbox/src/routes/campaigns/idempotency.test.ts',
  },
  {
    promise: 'A key of idempotency belongs to one person',
    file: 'shared/sandbox/src/http/idempotency.ts',
    name: 'once',
    wrong:
      (right) =>
      (services, request, ...rest) =>
        right(services, { ...request, caller: '' }, ...rest),
    test: 'shared/sandbox/src/routes/campaigns/idempotency.test.ts',
  },
  {
    promise: 'No secret is kept with an answer',
    file: 'shared/sandbox/src/http/idempotency.ts',
    name: 'once',
    wrong: (right) => (services, request, work) => right(services, request, work),
    test: 'shared/sandbox/src/routes/applications/create.test.ts',
  },
]
