import { call } from '@console/api'
import { type Application, createSource, type Source, type SourceWrite } from '@console/contract'

let made = 0

/** A source of the application, made like an application; its name and package are its own. */
export function sourceFactory(application: Pick<Application, 'id'>, wanted: Partial<SourceWrite> = {}): Promise<Source> {
  made += 1
  const values = { source_name: `Source for a test ${made}`, package_name: `example.made.n${made}` }
  const body = { ...values, platform: 'android', status: 'active', ...wanted } as const
  return call(createSource, { application_id: application.id }, { body })
}
