/** The name and the version of the format, which shared/docs/campaign-files.md describes. A newer version is not read. */
export const FORMAT = 'publisher-console/campaign'
export const VERSION = 1
