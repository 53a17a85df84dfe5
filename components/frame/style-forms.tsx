"use client";

import { useState } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { RadioGroup } from "@/components/ui/radio-group";
import { Select } from "@/components/ui/select";
import { Switch } from "@/components/ui/switch";
import { Textarea } from "@/components/ui/textarea";
import { StyleSection } from "./style-section";

const TIMES = ["18:00", "18:30", "19:00", "19:30", "20:00"].map((value) => ({ value, label: value }));

export function StyleForms() {
  const [time, setTime] = useState<string>();
  const [cheese, setCheese] = useState(true);
  const [open, setOpen] = useState(true);
  const [pay, setPay] = useState("card");
  return (
    <StyleSection title="Forms">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Name" required>
          <Input autoComplete="name" placeholder="Ada Lovelace" />
        </Field>
        <Field label="Phone" optional hint="Only for questions about this order.">
          <Input type="tel" inputMode="tel" autoComplete="tel" />
        </Field>
        <Field label="Email" error="An address has an @ in it, like ada@example.com.">
          <Input type="email" defaultValue="ada.example.com" autoComplete="email" />
        </Field>
        <Field label="Price">
          <Input inputMode="decimal" before="€" after="per dish" defaultValue="12.50" />
        </Field>
        <Field label="Time">
          <Select options={TIMES} value={time} onValueChange={setTime} placeholder="Choose a time" />
        </Field>
        <Field label="Table">
          <Input disabled defaultValue="Assigned on arrival" />
        </Field>
      </div>
      <Field label="Note for the kitchen" optional>
        <Textarea placeholder="Allergies, doorbell, wishes" />
      </Field>
      <div className="divide-y divide-line border-y border-line">
        <Checkbox checked={cheese} onCheckedChange={setCheese} label="Extra cheese" aside="+€1.20" />
        <Checkbox
          checked={false}
          onCheckedChange={setCheese}
          label="Anchovies"
          hint="Contains fish"
          aside="+€2.00"
        />
        <Switch
          checked={open}
          onCheckedChange={setOpen}
          label="Taking orders"
          hint="Guests can order right now."
        />
      </div>
      <Field label="Payment">
        <RadioGroup
          value={pay}
          onValueChange={setPay}
          options={[
            { value: "card", label: "Card", hint: "Visa, Mastercard, American Express" },
            { value: "cash", label: "Cash at the door" },
            { value: "paypal", label: "PayPal", disabled: true },
          ]}
        />
      </Field>
    </StyleSection>
  );
}
