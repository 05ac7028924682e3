/** Fetched together, once someone begins to enter a config. */
export { readTextFile } from '@console/forms/fields'
export { FirebaseCheck } from './firebase-check.tsx'
export { kindOf, readFirebase } from './read-firebase.ts'
