/**
 * The kit's messages about a record, by the part of the key that follows the record's prefix: `gone` in `campaign.gone`. Data for
 * the compiler (`describeRecord` requires each of them) and for the check that every key is used.
 */
export const RECORD_WORDS = {
  page: ['failed', 'notFound', 'gone', 'back'],
  parent: ['parentGone'],
  create: ['create.title', 'create.done', 'create.failed'],
  update: ['edit.done', 'edit.failed'],
  updateSingle: ['edit.title'],
  remove: ['delete.title', 'delete.action', 'delete.text', 'delete.done', 'delete.failed'],
  removeMany: ['deleteMany.title', 'deleteMany.action', 'deleteMany.text'],
} as const

/** Texts that only the page of a record, `RecordPage` or `LoadedRecord`, and its forms use. */
export const OPENED_WORDS: readonly string[] = [
  ...RECORD_WORDS.page,
  ...RECORD_WORDS.parent,
  'create.done',
  'create.failed',
  ...RECORD_WORDS.update,
  ...RECORD_WORDS.updateSingle,
]

/** The same behind the prefix for many: `campaigns.search`. */
export const LIST_WORDS = ['title', 'search', 'failed', 'none.title', 'none.text'] as const
