import { call } from '@console/api'
import { type Application, listSources, type Source, secretIn } from '@console/contract'

const PAGE = 500

async function allSources(application_id: string): Promise<Source[]> {
  const found: Source[] = []
  for (let page = 1; ; page++) {
    const { items, total } = await call(listSources, { application_id, page, page_size: PAGE })
    found.push(...items)
    if (items.length === 0 || found.length >= total) return found
  }
}

/**
 * The application as it is set up now, as text for a file. Secrets are left out, with any Firebase config that holds one: a file among the
 * downloads is no place for them.
 */
export async function configurationText(application: Application, maySeeSources: boolean): Promise<string> {
  const { code, display_name, description, mode, status, category, age_classification, countries, integration_info } = application
  const sources = maySeeSources ? await allSources(application.id) : undefined
  const configuration = {
    code,
    display_name,
    description,
    mode,
    status,
    category: category?.code ?? null,
    age_classification: age_classification?.code ?? null,
    countries: countries.map((country) => country.code),
    integration_info: integration_info
      ? { firebase_config: publicPart(integration_info.firebase_config), url: integration_info.url }
      : null,
    ...(sources
      ? {
          sources: sources.map(({ source_name, package_name, platform, status: state }) => ({
            source_name,
            package_name,
            platform,
            status: state,
          })),
        }
      : {}),
  }
  return JSON.stringify(configuration, null, 2)
}

const publicPart = <Config>(config: Config) => (secretIn(config) ? null : config)
