/** What only a config needs that someone enters: fetched together, when someone begins to. */
export { readTextFile } from '@console/forms/fields'
export { FirebaseCheck } from './firebase-check.tsx'
export { kindOf, readFirebase } from './read-firebase.ts'
