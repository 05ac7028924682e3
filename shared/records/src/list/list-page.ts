export interface ListPage<Row> {
  readonly items: readonly Row[]
  readonly page: number
  readonly page_size: number
  readonly total: number
  readonly total_capped: boolean
}

/** Query of every list call, beside the fields of its filters. */
export interface ListInput extends Readonly<Record<string, unknown>> {
  readonly page: number
  readonly page_size: number
  readonly sort: string
  readonly q?: string
}
