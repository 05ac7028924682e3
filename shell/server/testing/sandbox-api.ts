import { campaignId, createSandbox, DEMO_PASSWORD, PUBLISHER, type Sandbox, type SandboxOptions } from '@console/sandbox'

export interface SandboxApi extends Sandbox {
  /** Expires every access token issued so far, without the host knowing it. */
  expireTokens(): void
}

export const OWNER = { email: 'owner@lotus.example', password: DEMO_PASSWORD }
export const LOTUS = PUBLISHER.lotus
/** A campaign that the owner may read. */
export const SUMMER_QUEST = campaignId(1)

const ACCESS_SECONDS = 60

export async function sandboxApi(options: SandboxOptions = {}): Promise<SandboxApi> {
  let ahead = 0
  const now = () => new Date(Date.now() + ahead)
  const sandbox = await createSandbox({ now, accessTokenTtl: ACCESS_SECONDS, ...options })
  return {
    ...sandbox,
    expireTokens() {
      ahead += (ACCESS_SECONDS + 1) * 1000
    },
  }
}
