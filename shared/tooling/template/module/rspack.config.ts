import { defineRemote } from '@console/federation'

export default defineRemote({ id: 'sample-section' })
