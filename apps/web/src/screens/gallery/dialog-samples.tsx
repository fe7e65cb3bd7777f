import { leaveQuestion } from '@arredo/flows'
import { useState } from 'react'
import { useApp } from '../../app/app-context.tsx'
import { useFrameWords } from '../../dialogs/use-frame-words.ts'
import { Button } from '../../ui/button.tsx'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import { useText } from '../../words/use-text.ts'
import { Sample, Samples } from './sample.tsx'

export function DialogSamples() {
  const text = useText()
  const { dialogs } = useApp()
  const frameWords = useFrameWords()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Samples title="Dialogs">
      <Sample name="Of the flows">
        <Button
          onClick={() =>
            void dialogs.ask('ask', {
              title: 'Project not saved',
              question: 'Save current project?',
              answers: [
                { value: 'yes', label: 'Yes' },
                { value: 'no', label: 'No' },
              ],
              persistence: 'persistent',
            })
          }
        >
          Ask, persistent
        </Button>
        <Button
          onClick={() =>
            void dialogs.ask('ask', {
              title: 'Project not saved',
              question: leaveQuestion,
              answers: [
                { value: 'stay', label: 'Stay' },
                { value: 'leave', label: 'Leave' },
              ],
            })
          }
        >
          Ask
        </Button>
        <Button onClick={() => void dialogs.ask('login', { redirectFrom: null })}>Login</Button>
        <Button onClick={() => void dialogs.ask('customerAssignment', { forced: false })}>
          Customer assignment
        </Button>
        <Button onClick={() => void dialogs.ask('customerForm', { record: null })}>New customer</Button>
        <Button onClick={() => void dialogs.ask('addressForm', { customer, address: null })}>
          Order address
        </Button>
        <Button onClick={() => void dialogs.ask('roomDesign', {})}>Room design</Button>
      </Sample>
      <Sample name="Frame">
        <Button onClick={() => setIsOpen(true)}>Resizable, full screen</Button>
        <DialogFrame
          open={isOpen}
          title={text('Room design')}
          width={500}
          canResize
          canFullscreen
          onDismiss={() => setIsOpen(false)}
          words={frameWords}
          footer={
            <Button kind="primary" onClick={() => setIsOpen(false)}>
              {text('Close')}
            </Button>
          }
        >
          <p>{text('This part of the application is still being built.')}</p>
        </DialogFrame>
      </Sample>
    </Samples>
  )
}

const customer = {
  ...{ email: 'maria.rossi@example.com', firstName: 'Maria', lastName: 'Rossi', mobile: '' },
  ...{ street: 'Via dei Ciliegi 7', postalCode: '20121', city: 'Milano', country: 'Italia' },
}
