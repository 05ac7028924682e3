import { call } from '@console/api'
import { type Application, createApplication, createSource, type Source, type SourceWrite } from '@console/contract'

let made = 0

/** An application of its own, made through the API by whoever `enter` or `renderPage` signed in. */
export async function applicationFactory(
  wanted: { readonly display_name?: string; readonly firebase_config?: object } = {},
): Promise<Application> {
  made += 1
  const { display_name = `Application for a test ${made}`, firebase_config } = wanted
  const integration_info = { firebase_config: { ...firebase_config }, url: 'https://rewards.example/', reward_secret: 'made-for-a-test' }
  const body = { code: `for-a-test-${made}`, display_name, description: 'Made for a test', status: 'active' } as const
  return call(createApplication, {}, { body: firebase_config ? { ...body, integration_info } : body })
}

/** A source of the application, made in the same way; its name and package are its own. */
export function sourceFactory(application: Pick<Application, 'id'>, wanted: Partial<SourceWrite> = {}): Promise<Source> {
  made += 1
  const values = { source_name: `Source for a test ${made}`, package_name: `example.made.n${made}` }
  const body = { ...values, platform: 'android', status: 'active', ...wanted } as const
  return call(createSource, { application_id: application.id }, { body })
}
