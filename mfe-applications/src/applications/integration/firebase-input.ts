import { FIREBASE_SENT_MAX, FirebaseConfig, jsonIn, maxCharacters, secret, secretIn } from '@console/contract'
import * as v from 'valibot'

type Reader = typeof import('./firebase-reader.ts')

let reader: Reader | undefined

/** Fetches the code that reads other spellings than JSON. Without it they are refused as `unloaded`. Rejects if it cannot be fetched. */
export async function fetchReader(): Promise<Reader> {
  reader = await import('./firebase-reader.ts')
  return reader
}

/**
 * The Firebase config as people have it: `google-services.json`, `GoogleService-Info.plist`, or the snippet for a website, with the changes
 * that chats make. For anything else `invalid_json` says what it seems to be. The API is sent an object.
 */
export const FirebaseInput = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  maxCharacters(FIREBASE_SENT_MAX),
  v.rawTransform(({ dataset: { value: text }, addIssue, NEVER }): object | string => {
    const config = reader ? reader.readFirebase(text) : jsonIn(text)
    if (config !== undefined) return config as object
    const found = secretIn(text)
    addIssue({ message: found ? `holds_secret:${found}` : `invalid_json:${reader?.kindOf(text) ?? 'unloaded'}` })
    return NEVER
  }),
  FirebaseConfig,
  secret(),
)
