export type { Channel, RequestOptions } from './create-channel.ts'
export { type ConfiguratorElement, defineConfigurator } from './define-configurator.ts'
export { type Configurator, type EmbedOptions, embedConfigurator } from './embed-configurator.ts'
export {
  type Action,
  type Answer,
  type Contents,
  type Events,
  type FailureCode,
  type NewProjectOptions,
  type ProjectJson,
  RequestFailure,
  type Requests,
  type Success,
  type ViewmakerRow,
} from './types.ts'
