import { useEffect, useState } from 'react';
import type { FormEvent } from 'react';
import { taxIntakeForm } from '#forms/tax-intake.ts';
import { Button } from '#ui/buttons.tsx';
import { Notice } from '#ui/notice.tsx';
import { Prose } from '#ui/prose.tsx';
import type { FormProps } from '../forms/form-props.ts';
import { FormView } from '../forms/form-view.tsx';
import { clearIntake, deliverIntake, removeReceipt, saveIntake, loadIntake } from '../forms/intake.ts';
import { submitNatively, withNativeSubmitFallback } from '../forms/submit-natively.ts';
import { findIntakeProblem, validate } from '../forms/problems.ts';
import { SentNotice } from '../forms/sent-notice.tsx';
import { useForm } from '../forms/use-form.ts';
import { readBotSignals, fillForm, readForm } from '../forms/form-values.ts';
import { openTab } from '../new-tab.ts';
import { showToast } from '../toasts.tsx';

function isBlank(element: HTMLFormElement): boolean {
  const { kind: _kind, ...fields } = readForm(element, taxIntakeForm);
  return Object.values(fields).every((value) => value === '' || value === false);
}

/** Saves the intake in this browser, delivers it in the background, and opens the payment page. */
export function TaxIntake(form: FormProps) {
  const { copy, config } = form;
  const control = useForm(form);
  const [isBlocked, setIsBlocked] = useState(false);
  const [receipt, setReceipt] = useState<{ reference: string | undefined }>();
  const [isSaved, setIsSaved] = useState(() => loadIntake() !== undefined);
  const { formRef } = control;

  useEffect(() => {
    const savedIntake = loadIntake();
    if (savedIntake && formRef.current && isBlank(formRef.current)) fillForm(formRef.current, savedIntake);
  }, [formRef]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    withNativeSubmitFallback(element, () => submit(element));
  }

  function submit(element: HTMLFormElement) {
    const content = readForm(element, taxIntakeForm);
    const problem = findIntakeProblem(content, element);
    if (problem) return control.showErrors(problem);
    const validation = validate(taxIntakeForm.schema, content);
    if (!validation.ok) return control.showErrors({ text: validation.error, errors: validation.fieldErrors });
    // Opened first, because browsers block tabs that aren't opened directly by a click.
    setIsBlocked(!openTab(config.paymentUrl));
    saveIntake(content);
    removeReceipt();
    setReceipt(undefined);
    setIsSaved(loadIntake() !== undefined);
    control.setPhase('sent');
    deliverIntake(config, {
      content,
      botSignals: readBotSignals(element),
      onAccepted: (reference) => setReceipt({ reference }),
      onRejected({ message, fieldErrors, unsentAttempt }) {
        if (unsentAttempt) submitNatively(element, unsentAttempt);
        else control.showErrors({ text: message, errors: fieldErrors, isUnsent: true });
      },
    });
  }

  function clear() {
    clearIntake();
    setIsSaved(false);
    delete document.documentElement.dataset['paid'];
    formRef.current?.reset();
    formRef.current?.querySelector<HTMLInputElement>('input[id]')?.focus();
    showToast({ title: copy.cleared ?? copy.clear ?? '', text: '', closeLabel: copy.close });
  }

  const clearButton = copy.clear && (
    <Button variant="text" hidden={!control.isHydrated || !isSaved} onClick={clear}>
      {copy.clear}
    </Button>
  );
  return (
    <>
      <div className="in-data-paid:hidden" data-receipt="form">
        <FormView
          plan={taxIntakeForm}
          form={form}
          control={{ ...control, onSubmit }}
          moreActions={clearButton}
          staysVisible
        />
        <SentNotice
          form={form}
          control={control}
          href={control.state.phase === 'sent' ? config.paymentUrl : undefined}
          isBlocked={isBlocked}
          isReceived={receipt !== undefined}
          reference={receipt?.reference}
        />
      </div>
      {copy.receipt && (
        <div className="hidden in-data-paid:block">
          <Notice tone="success" heading={copy.receipt.heading}>
            <Prose html={`<p>${copy.receipt.paid}</p>`} />
            {clearButton}
          </Notice>
        </div>
      )}
    </>
  );
}
