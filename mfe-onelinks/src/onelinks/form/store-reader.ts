export { isForwarding, storePage } from '@console/contract'
