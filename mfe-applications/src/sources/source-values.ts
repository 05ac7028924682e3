import type { Platform, Source, SourceWrite } from '@console/contract'

/** What the form holds: a source whose platform may still have to be chosen. */
export type SourceValues = Omit<SourceWrite, 'platform'> & { readonly platform: Platform | null }

/** What the form opens with; empty on creation. */
export function valuesOf(source: Source | undefined): SourceValues {
  return {
    source_name: source?.source_name ?? '',
    package_name: source?.package_name ?? '',
    platform: source && source.platform !== 'unknown' ? source.platform : null,
    status: source && source.status !== 'active' ? 'inactive' : 'active',
  }
}
