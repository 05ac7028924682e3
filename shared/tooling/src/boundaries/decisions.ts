import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Finding, filesUnder } from './source-file.ts'

const FOLDER = 'shared/docs/decisions'

/** Decisions that do not say which one they are, since when they hold, and whether they still do. */
export function decisionFindings(root: string): Finding[] {
  return filesUnder(root, FOLDER).flatMap((path) => {
    const message = decisionComplaint(path, readFileSync(join(root, path), 'utf8'))
    return message ? [{ path, line: 1, message }] : []
  })
}

export function decisionComplaint(path: string, text: string): string | undefined {
  const [, number] = /\/(\d{4})-[a-z0-9-]+\.md$/.exec(path) ?? []
  if (!number) return 'is no name for a decision: write 0016-what-was-decided.md, with the next free number.'
  const [heading = '', blank, head = ''] = text.split('\n')
  if (!heading.startsWith(`# ${Number(number)}. `) || blank !== '')
    return `begins otherwise than its name: write '# ${Number(number)}. What was decided'.`
  if (/^Date: \d{4}-\d{2}-\d{2} · Status: (accepted|replaced by \d+)$/.test(head)) return undefined
  return "does not say since when it holds: write 'Date: 2026-11-22 · Status: accepted' below the heading, or 'Status: replaced by 16'."
}
