import * as v from 'valibot'
import { readJson } from './report.ts'

export interface Violation {
  readonly page: URL
  /** The directive of the content policy, or `integrity-policy`. */
  readonly directive: string
  /** The origin that was not allowed, or a word such as `inline` or `trusted-types-sink`. */
  readonly blocked: string
  /** `shell`, the id of a module, or `other`: an extension of the browser, for one. */
  readonly by: string
  readonly hash?: string | undefined
  readonly file?: string | undefined
  readonly line?: number | undefined
}

const Text = v.pipe(v.string(), v.maxLength(4_000))
const Line = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)))

/** As `report-uri` sends it. */
const PolicyReport = v.pipe(
  v.object({
    'csp-report': v.object({
      'document-uri': Text,
      'effective-directive': Text,
      'blocked-uri': Text,
      'source-file': v.optional(Text),
      'line-number': Line,
    }),
  }),
  v.transform(({ 'csp-report': report }) => [
    {
      page: report['document-uri'],
      directive: report['effective-directive'],
      blocked: report['blocked-uri'],
      source: report['source-file'],
      line: report['line-number'],
    },
  ]),
)

/** As the Reporting API sends what `Integrity-Policy` blocked. */
const IntegrityReports = v.pipe(
  v.array(v.object({ type: v.literal('integrity-violation'), body: v.object({ documentURL: Text, blockedURL: Text }) })),
  v.maxLength(20),
  v.transform((reports) =>
    reports.map(({ body }) => ({
      page: body.documentURL,
      directive: 'integrity-policy',
      blocked: body.blockedURL,
      // Who inserted the script is not reported, only which one.
      source: body.blockedURL,
      line: undefined,
    })),
  ),
)

const OWN_FILE = /^\/(?:(shell)|modules\/([a-z][a-z0-9-]{0,63}))\/([A-Za-z0-9_-]{1,128})\/([\w./-]{1,200})$/

export function readViolations(body: Uint8Array | null, origin: string): Violation[] | null {
  const told = readJson(v.union([PolicyReport, IntegrityReports]), body)
  const violations = told?.flatMap(({ page, directive, blocked, source, line }): Violation[] => {
    const url = URL.parse(page)
    if (url?.origin !== origin) return []
    const known = /^[a-z-]{1,64}$/.test(directive) ? directive : 'unknown'
    return [{ page: url, directive: known, blocked: nameOf(blocked), ...ownerOf(URL.parse(source ?? ''), origin), line }]
  })
  return violations && violations.length > 0 ? violations : null
}

/** Addresses can hold what belongs to a person, origins cannot. */
function nameOf(blocked: string): string {
  const url = URL.parse(blocked)
  if (!url) return /^[a-z-]{1,64}$/.test(blocked) ? blocked : 'unknown'
  return url.origin === 'null' ? url.protocol : url.origin
}

function ownerOf(source: URL | null, origin: string): Pick<Violation, 'by' | 'hash' | 'file'> {
  const [, shell, module, hash, file] = (source?.origin === origin && OWN_FILE.exec(source.pathname)) || []
  return { by: shell ?? module ?? 'other', hash, file }
}
