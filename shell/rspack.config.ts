import { defineHost } from '@console/federation'

export default defineHost()
