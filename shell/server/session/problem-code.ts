import { Problem } from '@console/contract'
import * as v from 'valibot'

export async function problemCode(response: Response): Promise<string | null> {
  const problem = v.safeParse(v.pick(Problem, ['code']), await jsonOf(response))
  return problem.success ? problem.output.code : null
}

export async function jsonOf(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    return null
  }
}
