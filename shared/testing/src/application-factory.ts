import { call } from '@console/api'
import { type Application, type ApplicationCreate, createApplication } from '@console/contract'

let made = 0

/**
 * An application made through the API with the account of `enter` or `renderPage`, with a code and a name of its own. It
 * has an integration where one is wanted; `firebase_config` alone asks for one whose other parts do not matter, nor its project.
 */
export function applicationFactory(
  wanted: Partial<ApplicationCreate> & { readonly firebase_config?: Readonly<Record<string, unknown>> } = {},
): Promise<Application> {
  const { firebase_config, ...values } = wanted
  made += 1
  const body: ApplicationCreate = {
    code: `for-a-test-${made}`,
    display_name: `Application for a test ${made}`,
    description: 'Made for a test',
    status: 'active',
    ...(firebase_config
      ? {
          integration_info: {
            firebase_config: { projectId: 'for-a-test', ...firebase_config },
            url: 'https://rewards.example/',
            reward_secret: 'made-for-a-test',
          },
        }
      : {}),
    ...values,
  }
  return call(createApplication, {}, { body })
}
