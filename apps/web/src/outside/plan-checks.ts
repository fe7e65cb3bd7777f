export { findingsInTurn } from '@arredo/planning'
