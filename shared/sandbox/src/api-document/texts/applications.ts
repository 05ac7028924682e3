import { applicationFields, applicationIntegration, getApplication } from '@console/contract'
import { seedId } from '../../seed/ids.ts'
import { count, keysIn, type ResourceTexts } from './resource-texts.ts'

/** Lantern Night, which the records of the examples belong to. */
export const APPLICATION_ID = seedId('application', 5)
const REFERENCED = { category_id: seedId('category', 6), age_classification_id: seedId('age', 2), country_codes: ['VN'] }
const FIREBASE_CONFIG = {
  project_info: { project_id: 'lantern-night', project_number: '100000000001' },
  client: [{ client_info: { android_client_info: { package_name: 'example.lotus.lantern' } } }],
}

const [READ] = getApplication.access.any_of
const DISPLAY_NAME = 'The name that people see.'
const REFERENCES = {
  category_id: 'One of ref.categories, otherwise `not_found`.',
  age_classification_id: 'One of ref.age_classifications, otherwise `not_found`.',
  country_codes:
    'Where the application is offered: codes from ref.countries, each once; one that is not listed is `not_found` at its index.',
} as const
const LIVE = 'TEST: rewards go to a test audience. LIVE: to everyone. LIVE is final.'

export const applicationTexts: ResourceTexts<'applications'> = {
  tag: 'Games and apps of a publisher, and how they are integrated.',
  calls: {
    'applications.list': {
      summary: 'List applications',
      description: `Rows have no integration: \`integration_info\` and both audience sizes are null. A caller who holds \`${READ}\` but no other key of this call that begins with \`pub:\` finds any application, but only with \`code\`; without \`code\`, the list has what belongs to the caller, or is 403 if the caller holds no own key. A member with own keys alone sees what belongs to them.`,
      query: {
        q: 'Part of the code or the display name.',
        status: 'Only those with this status.',
        mode: 'Only those in this mode.',
        code: 'The one with exactly this code, regardless of case. 403 if the caller has no permission to read that application.',
      },
      response: { items: [{ integration_info: null, test_audience_size: null, live_audience_size: null }] },
    },
    'applications.create': {
      summary: 'Create an application',
      description:
        'It begins in TEST mode and belongs to the caller. A response that is repeated for its `Idempotency-Key` shows as much of the integration as the caller can see now.',
      wrong: { '/body/code': 'reserved', '/body/display_name': 'too_short', '/body/integration_info/url': 'invalid_url' },
    },
    'applications.get': {
      summary: 'Read an application',
      description: `With its integration; the reward secret is null for callers who lack ${keysIn(applicationIntegration)}.`,
    },
    'applications.update': {
      summary: 'Change an application',
      description: `The code never changes.

- Changing \`integration_info\` takes ${keysIn(applicationIntegration)}; changing anything else takes ${keysIn(applicationFields)}. A caller
  who holds only one of the two must leave the other part as it is, without \`integration_info\` in the body or with the values that
  are stored; otherwise 403.
- \`mode: LIVE\` deletes the characters, users and metric values of the TEST audience in the same transaction, and nothing else. It is
  final: going back to TEST is 409 \`mode_is_final\`.`,
      wrong: { '/body/display_name': 'required', '/body/country_codes/0': 'not_found' },
    },
    'applications.delete': {
      summary: 'Delete an application',
      description:
        'Also deletes its sources and both its audiences. Its code can be used again, and ended campaigns continue to show its name. 409 `application_in_use` as long as a campaign that has not ended uses it.',
    },
  },
  entities: {
    ApplicationRef: {
      description: 'An application as other records show it.',
      fields: { code: 'Unique within the publisher, regardless of case.', display_name: DISPLAY_NAME, mode: LIVE },
    },
    Application: {
      description: 'An application of a publisher.',
      example: {
        id: APPLICATION_ID,
        code: 'lantern-night',
        display_name: 'Lantern Night',
        description: 'A short adventure set in Hội An.',
        test_audience_size: 2400,
        live_audience_size: 0,
      },
      fields: {
        code: 'Unique within the publisher, regardless of case. Never changes.',
        display_name: DISPLAY_NAME,
        mode: LIVE,
        integration_info: `Null as long as it has none, in lists, and for callers who lack ${keysIn(getApplication)}.`,
        countries: 'Where it is offered, in the order of their English names.',
        owner: 'The person who created it.',
        sources_count: count('How many sources it has.'),
        test_audience_size: count(
          'Characters and users of the TEST audience, which a switch to LIVE deletes. Null once LIVE, and in lists.',
        ),
      },
    },
    IntegrationInfo: {
      description: 'How rewards reach the application.',
      example: {
        firebase_config: FIREBASE_CONFIG,
        url: 'https://api.lantern-night.example/rewards',
        reward_secret: 'demo-reward-secret-of-lantern-night',
        reward_secret_set: true,
      },
      fields: {
        firebase_config: 'The JSON object as it was sent; its numbers keep every digit.',
        url: 'Rewards are reported to this URL.',
        reward_secret: `Proves to the receiver that a report comes from the platform. Null if none is stored, and for callers who lack ${keysIn(applicationIntegration)}.`,
        reward_secret_set: 'Whether one is stored, even if it is not shown.',
      },
    },
    IntegrationInfoWrite: {
      description: 'How rewards reach the application. All three are required.',
      fields: {
        url: 'A valid URL, see Values.',
        reward_secret:
          'Stored byte for byte; white space or anything invisible at either end is `outer_space`. Null keeps the stored one; if none is stored, null is `required`.',
      },
    },
    FirebaseConfig: {
      description:
        'A JSON object, or text that is one; text that is not JSON is `invalid_json`, JSON that is not an object is `not_object`. Objects and lists are nested at most 20 deep (`too_deep`), and the object has at most 65,536 characters as JSON without white space (`too_long`). It names its project, in `project_info.project_id`, `PROJECT_ID` or `projectId` (otherwise `no_project`), and holds no secret (`holds_secret`, where `params.found` is service_account, sign_in, oauth_client, private_key or other). It is stored as it was sent: numbers keep every digit.',
    },
    IntegrationInfoCreate: {
      description: 'How rewards reach a new application. All three are required: there is no secret to keep yet.',
      fields: {
        url: 'A valid URL, see Values.',
        reward_secret: 'Stored byte for byte; white space or anything invisible at either end is `outer_space`.',
      },
    },
    ApplicationCode: {
      description:
        'Unique within the publisher regardless of case, otherwise 409 `code_taken`. Not `create`, `edit` or `new` in upper or lower case (`reserved`): addresses of pages use these words in its place.',
    },
    ApplicationCreate: {
      description: 'What an application is created with.',
      example: { ...REFERENCED, integration_info: {} },
      fields: {
        display_name: DISPLAY_NAME,
        integration_info: 'Can be added later.',
        ...REFERENCES,
      },
    },
    ApplicationUpdate: {
      description: 'What can be changed in an application.',
      example: { ...REFERENCED, mode: 'TEST', integration_info: { reward_secret: null } },
      fields: {
        display_name: DISPLAY_NAME,
        mode: 'LIVE switches the application over, deletes its TEST audience, and is final. Absent: as it is.',
        integration_info: 'Absent: as it is. Null: all three parts are removed.',
        ...REFERENCES,
      },
    },
  },
}
